// @ts-check
// Not TypeScript: Stryker loads this file with Node itself, and Node 20.19 cannot load TypeScript.
import { dom, node } from './jest.config.mjs'

/**
 * What `MUTATION_TARGET=form npm run mutation` mutates, the tests that must notice, and their
 * environment, which Stryker sets once per run: with jsdom, `.test.ts` files run in it too.
 *
 * The comments list the survivors that need no test, because nobody could notice the change.
 */
const targets = {
  registration: {
    // withTimeout.ts: the error's name and message.
    // validation.ts: the test for `ValidationError`, since anything else fails too.
    // draft: the names of the keys and of the lock, since an empty one is a name too; the list for
    // an input that is always there, and the type of no navigation.
    mutate: ['src/registration/{rules,draft}/**/*.ts'],
    tests: '__tests__/{node,dom}/registration/{rules,draft}',
    environment: dom,
  },
  providers: {
    // uploadcare.tsx: each `?.` and `if` of `uploader.current`, which is there whenever it is used;
    // `'checked'`, since any name but the two others does; `'abort'` of `removeEventListener`,
    // since the window is gone; the dependencies of effects, which never change in one window.
    // uploadWidget.ts: the type that means "none", since only a PDF's is accepted; `to?.`, since
    // there always is one; the type of a report that has none, which is refused in any case.
    mutate: ['src/registration/providers/**/*.{ts,tsx}'],
    tests: '__tests__/{node,dom}/registration/providers',
    environment: dom,
  },
  form: {
    // useRegistrationForm.ts: what was known of a document before its first answer; `?.` of what is there.
    // useDocumentUploads.ts, domHooks.ts, FormActions.tsx: `?.` of what is there whenever it is
    // used; in the last two, dependencies of effects.
    // readPdf.ts: how much is read of a file that is too large.
    // Only screenshots show the spinner of the submit button, and FormFailure.
    // makePdf.ts needs a canvas: __tests__/browser/journeys/pictures.spec.ts.
    mutate: ['src/registration/{form,documents}/**/*.{ts,tsx}', '!**/makePdf.ts'],
    tests: '__tests__/{node,dom}/registration/{form,documents}',
    environment: dom,
  },
  check: {
    // finding.ts: the text for a line that is always there.
    // keys.ts, checkContent.ts, shape.ts: conditions that only the types need (`if (meant)`,
    // `kind === 'picture'`, `?.`, lists that are otherwise empty).
    // pictures.ts: reading 400 bytes of a file or all; one exact side of a picture, as no rule has one;
    // the compression of HEIC, which sharp cannot read here.
    // contentDocument.ts: several tabs, which are one space as one is.
    // Texts compared in small or in capital letters; which text before the end of the file is in quotes,
    // as the last one is.
    mutate: ['packages/content-model/src/{check/**/*,checkContent,contentDocument}.ts'],
    tests: 'packages/content-model/__tests__',
    environment: node,
  },
}

const name = process.env.MUTATION_TARGET ?? 'registration'
if (!(name in targets))
  throw new Error(`There is no MUTATION_TARGET ${name}, only ${Object.keys(targets).join(', ')}.`)
const { mutate, tests, environment } = targets[/** @type {keyof typeof targets} */ (name)]

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', './__tests__/support/mutationIgnorer.mjs'],
  ignorers: ['styles'],
  jest: {
    config: {
      ...environment,
      projects: [],
      testMatch: [`<rootDir>/${tests}/**/*.test.{ts,tsx}`],
      setupFiles: [...environment.setupFiles, '<rootDir>/__tests__/support/mutationSetup.ts'],
    },
  },
  mutate,
  // Many mutants never answer. With 15 s, survivors on a busy machine were counted among them.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 15,
  reporters: ['html', 'clear-text', 'progress-append-only'],
  htmlReporter: { fileName: `test-results/mutation/${name}.html` },
  clearTextReporter: { reportTests: false },
  // In percent; docs/decisions/testing.md.
  thresholds: { high: 95, low: 90, break: 90 },
  // Files that no test of these folders reads. Without tsconfig.json, Stryker does not ask for an
  // older TypeScript.
  ignorePatterns: (
    '.cache deploy docs/images public storybook-static ' +
    '/test-build /test-results /__tests__/browser /tsconfig.json'
  ).split(' '),
  disableTypeChecks: false,
}
