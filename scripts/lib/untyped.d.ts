/** Packages that bring no types. */
declare module 'subset-font'
declare module 'webpack-bundle-analyzer'
