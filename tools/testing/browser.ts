import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from '../lib/run'
import { findProgram } from './programs'

const packages = join(root, 'node_modules')
const packed = join(packages, '@sparticuz', 'chromium')

/** The package supports Linux on x64 with glibc, not with musl. */
const hasPinnedBrowser =
  process.platform === 'linux' && process.arch === 'x64' && !existsSync('/lib/ld-musl-x86_64.so.1')

/**
 * Returns the path of Chromium's headless shell from @sparticuz/chromium: the same browser, to the
 * pixel, on every machine (docs/decisions/testing.md). Unpacks it at first use.
 */
function findPinnedBrowser(): string | undefined {
  if (!hasPinnedBrowser) return undefined
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
  const folder = join(packages, '.cache', 'browser', version)
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`
    unpackBrowser(unfinished)
    try {
      renameSync(unfinished, folder)
    } catch {
      // Another process unpacked it at the same time.
      rmSync(unfinished, { recursive: true })
    }
  }
  return join(folder, 'start')
}

function unpackBrowser(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const inflate = (file: string) => brotliDecompressSync(readFileSync(join(packed, 'bin', file)))
  writeFileSync(join(folder, 'chromium'), inflate('chromium.br'), { mode: 0o755 })
  execFileSync('tar', ['-x', '--no-same-owner'], { cwd: folder, input: inflate('al2023.tar.br') })
  writeFileSync(join(folder, 'fonts.conf'), fontsConf)
  writeFileSync(join(folder, 'start'), startScript, { mode: 0o755 })
}

/**
 * Excludes the machine's own fonts, which would change pixels: glyphs that the site's font lacks, and text
 * before it loads, are in Roboto, as on most phones. Its full name there is `Roboto`, without
 * `Regular`.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">../../../@expo-google-fonts/roboto/400Regular</dir>
  <dir prefix="relative">../../../@expo-google-fonts/roboto/700Bold</dir>
  <cachedir prefix="xdg">font-cache</cachedir>
  <match target="scan">
    <test name="fullname"><string>Roboto Regular</string></test>
    <edit name="fullname"><string>Roboto</string></edit>
  </match>
</fontconfig>
`

const startScript = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/lib" FONTCONFIG_FILE="$folder/fonts.conf" XDG_CACHE_HOME="$folder"
exec "$folder/chromium" "$@"
`

/** Finds an installed Chromium, Chrome or Edge, which can open windows; `undefined` if there is none. */
export const findInstalledBrowser = (): string | undefined =>
  findProgram(
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  )

/** Returns BROWSER_PATH, the pinned browser or an installed one; throws Error that says what to install. */
export function findBrowser(): string {
  const browser = process.env.BROWSER_PATH || (findPinnedBrowser() ?? findInstalledBrowser())
  if (browser) return browser
  throw new Error(
    'There is no browser for the tests. The project brings one for Linux on x64; elsewhere, ' +
      'install Chrome, Chromium or Edge, or name one with BROWSER_PATH, and run this again.',
  )
}

const args = [
  '--no-sandbox',
  '--disable-quic',
  // Renders glyphs the same on every screen.
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

const samePixels = [
  // Skia's code for newer processors rounds differently.
  '--disable-skia-runtime-opts',
  // Repainting only what changed blends edges twice.
  '--disable-partial-raster',
]

export const launchOptions = () => ({ executablePath: findBrowser(), args })

/** Returns options for the screenshots' browser, which alone renders the same pixels on all machines. */
export function screenshotOptions() {
  const executablePath = findPinnedBrowser()
  return executablePath ? { executablePath, args: [...args, ...samePixels] } : undefined
}
