import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Button } from '../../../src/components/Button'
import { Hero } from '../../../src/components/Hero'
import { TextField } from '../../../src/components/TextField'
import { ThemeScope } from '../../../src/theme/ThemeScope'
import { theme } from '../../../src/theme/theme'

const examples = (
  <>
    <Button size="large">Submit</Button>
    <TextField id="name" name="name" label="Name" value="" error="Enter your name" />
    <Hero headline="Singapore" lead="And Malaysia" action={null} image={null} imageFocus="centre" />
  </>
)

/** The style of each element, with its declarations in alphabetical order. */
function styles(themed: ReactNode): string[] {
  // Its own styles, as in its own document.
  const cache = createCache({ key: 'css' })
  const { container, unmount } = render(<CacheProvider value={cache}>{themed}</CacheProvider>)
  const found = [...container.querySelectorAll('*')].map((element) =>
    getComputedStyle(element).cssText.split('; ').sort().join('; '),
  )
  unmount()
  cache.sheet.flush()
  return found
}

test("everything has the same style as inside MUI's own provider", () => {
  const expected = styles(<ThemeProvider theme={theme}>{examples}</ThemeProvider>)
  expect(expected.join()).toContain('var(--mui-palette-error-main)')
  expect(styles(<ThemeScope>{examples}</ThemeScope>)).toEqual(expected)
})
