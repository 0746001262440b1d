/** A package without types. */
declare module 'subset-font'
