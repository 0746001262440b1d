/** A `ref` that focuses a message when it appears, so that it is seen and read out. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
