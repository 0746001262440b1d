export { accounts } from './accounts'
export { sendEmail, sendPath } from './email'
export {
  type MailTemplate,
  type MailVariables,
  type OutboxEntry,
  variablesOf,
} from './mailTemplate'
export {
  defaultPort,
  portFrom,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from './startSandbox'
export { uploadFile } from './uploadcare'
