import { type PageAddress, pageAt } from './pages'

/** Keeps the frame where it is when a link is pressed, and reports the page that it leads to. */
export function catchLinks(visit: (page: PageAddress) => void): void {
  const onPress = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    if (link.origin === location.origin) visit(pageAt(link.pathname))
  }
  document.addEventListener('click', onPress, true)
  document.addEventListener('auxclick', onPress, true)
}
