import type { Accounts } from './accounts'
import { type Application, checkApplication, isRecord } from './application'
import type { AcceptedRequest } from './outbox'

/** An EmailJS response: a status and a plain text, which the site shows to the visitor. */
export interface TextAnswer {
  status: number
  text: string
}

interface Identifiers {
  user_id: string
  service_id: string
  template_id: string
}

type EmailRequest = AcceptedRequest & Identifiers & { lib_version: string | null }

export type EmailCheck = { ok: true; request: EmailRequest } | { ok: false; answer: TextAnswer }

/**
 * EmailJS's responses, from docs/providers.md, B. Each is marked with its source: [D] official
 * documentation, [S] the client's source, [O] reported publicly by others, [G] a guess.
 * Documentation: https://www.emailjs.com/docs/rest-api/send/
 */
export const emailAnswers = {
  /** Status [D], text [D][S]. */
  ok: { status: 200, text: 'OK' },
  /** [G] */
  badRequest: { status: 400, text: 'Bad Request' },
  /** [D] */
  noUser: { status: 400, text: 'The user_id parameter is required' },
  /** [G] by analogy with the one above. */
  noService: { status: 400, text: 'The service_id parameter is required' },
  /** [G] by analogy with the one above. */
  noTemplate: { status: 400, text: 'The template_id parameter is required' },
  /** [O] */
  unknownUser: {
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  /** [O] */
  unknownService: {
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  },
  /** [O] */
  unknownTemplate: {
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  },
  /** [O] */
  notABrowser: {
    status: 403,
    text: 'API access from non-browser environments is currently disabled',
  },
  /** Status and "Variables size limit" [O]; the rest of the text [G]. */
  tooLarge: { status: 413, text: 'Variables size limit, 50Kb' },
  /** The limit [D]; status and text [G]. */
  tooFast: { status: 429, text: 'Too Many Requests' },
} as const satisfies Record<string, TextAnswer>

/** "A template may not exceed 50 kb" [D]; that variables share this limit is [O]. */
const variablesLimit = 50 * 1024

/** A reserved value for the account's default service [D]. */
const defaultService = 'default_service'

const longestVersion = 64

/** Checks the JSON text of a request. The order of the checks is a guess [G]. */
export function checkEmailRequest(json: string, accounts: Accounts): EmailCheck {
  const body = parseObject(json)
  if (!body) return refuse(emailAnswers.badRequest)

  const { user_id, service_id, template_id, template_params } = body
  if (!isGiven(user_id)) return refuse(emailAnswers.noUser)
  if (!isGiven(service_id)) return refuse(emailAnswers.noService)
  if (!isGiven(template_id)) return refuse(emailAnswers.noTemplate)
  if (user_id !== accounts.emailPublicKey) return refuse(emailAnswers.unknownUser)
  if (service_id !== accounts.emailServiceId && service_id !== defaultService) {
    return refuse(emailAnswers.unknownService)
  }
  if (template_id !== accounts.emailTemplateId) return refuse(emailAnswers.unknownTemplate)
  if (isTooLarge(template_params)) return refuse(emailAnswers.tooLarge)

  const checked = checkApplication(template_params)
  if (!checked.ok) return refuse({ status: 400, text: checked.message })
  const ids = { user_id, service_id, template_id }
  return accept(ids, body.lib_version, checked.application)
}

function accept(ids: Identifiers, version: unknown, application: Application): EmailCheck {
  const isVersion = typeof version === 'string' && version.length <= longestVersion
  const lib_version = isVersion ? version : null
  return { ok: true, request: { lib_version, ...ids, template_params: application } }
}

function refuse(answer: TextAnswer): EmailCheck {
  return { ok: false, answer }
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isGiven(id: unknown): id is string {
  return typeof id === 'string' && id !== ''
}

function isTooLarge(params: unknown): boolean {
  return params !== undefined && Buffer.byteLength(JSON.stringify(params)) > variablesLimit
}
