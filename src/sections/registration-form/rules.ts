import { type Application, toApplication } from '../../registration/application'
import type { FileProblem, RegistrationDraft } from '../../registration/fields'
import type { FormProblems } from './problems'

/** The rules are heavy (yup, 12 KB) and not needed to read the page, so they load when a field is entered. */
const loadRules = () => import('../../registration/schema')

/** Loads the rules when the visitor enters the form, so that a submit finds them ready. */
export function loadRulesAhead(): void {
  loadRules().catch(() => undefined)
}

/** What is wrong with a draft; nothing where the rules cannot be loaded, but then `applicationOf` makes none. */
export async function problemsOf(draft: RegistrationDraft): Promise<FormProblems> {
  try {
    return (await loadRules()).problemsOf(draft)
  } catch {
    return {}
  }
}

/** The application that a checked draft makes; `undefined` where the rules cannot be loaded. */
export async function applicationOf(draft: RegistrationDraft): Promise<Application | undefined> {
  try {
    const { registrationSchema } = await loadRules()
    return toApplication(registrationSchema.validateSync(draft))
  } catch {
    return undefined
  }
}

/** What is wrong with a chosen file, if anything; rejects where the rules cannot be loaded. */
export const fileProblem = async (file: File): Promise<FileProblem | undefined> =>
  (await loadRules()).fileProblem(file)
