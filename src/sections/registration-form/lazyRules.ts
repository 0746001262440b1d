import { type Application, toApplication } from '../../registration/application'
import type { FileProblem, RegistrationDraft } from '../../registration/fields'
import type { FormProblems } from './problemMessages'

/** The rules are heavy (yup, 12 KB), so they are not loaded until the visitor enters the form. */
const loadRules = () => import('../../registration/schema')

/** Preloads the rules when the visitor enters the form, so that a submit does not have to wait. */
export function preloadRules(): void {
  loadRules().catch(() => undefined)
}

/** The problems of a draft; none where the rules cannot be loaded (see `applicationOf`). */
export async function problemsOf(draft: RegistrationDraft): Promise<FormProblems> {
  try {
    return (await loadRules()).problemsOf(draft)
  } catch {
    return {}
  }
}

/** The application for a valid draft; `undefined` where the rules cannot be loaded. */
export async function applicationOf(draft: RegistrationDraft): Promise<Application | undefined> {
  try {
    const { registrationSchema } = await loadRules()
    return toApplication(registrationSchema.validateSync(draft))
  } catch {
    return undefined
  }
}

/** The problem with a chosen file, if any; rejects where the rules cannot be loaded. */
export const fileProblem = async (file: File): Promise<FileProblem | undefined> =>
  (await loadRules()).fileProblem(file)
