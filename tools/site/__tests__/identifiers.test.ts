import { realIdentifiers as real } from '../../../__tests__/support/realAccounts'
import { environmentProblems, environmentWarnings } from '../environment'

const key = 'GATSBY_EMAILJS_PUBLIC_KEY'
const service = 'GATSBY_EMAILJS_SERVICE_ID'
const template = 'GATSBY_EMAILJS_TEMPLATE_ID'
const uploads = 'GATSBY_UPLOADCARE_PUBLIC_KEY'

test.each([
  [key, 'service_8k2x1wq', service],
  [key, 'template_q71x4wd', template],
  [service, 'template_q71x4wd', template],
  [template, 'service_8k2x1wq', service],
  [uploads, 'service_8k2x1wq', service],
])('%s may not be %s', (name, value, meant) => {
  expect(environmentProblems({ [name]: value })).toEqual([
    expect.stringContaining(
      `${name} has a value that looks like that of ${meant}, "${value}". Copy `,
    ),
  ])
})

test.each([
  [service, 'default_service'],
  [service, 'gmail'],
  [template, 'contact_form'],
  [key, 'user_k4x81wqT0vZmRe3pL9sA2'],
  [uploads, '7c1d40f3a95be2086d1'],
  [uploads, '7C1D40F3A95BE2086D1F'],
])('%s=%s only warns', (name, value) => {
  const environment = { ...real, [name]: value }
  expect(environmentProblems(environment)).toEqual([])
  expect(environmentWarnings(environment)).toEqual([
    expect.stringMatching(RegExp(`^${name} is usually one that .* "${value}" .* Copy `)),
  ])
})
