import { onMessageFrom } from '../../preview/messages'

const frame = document.body.appendChild(document.createElement('iframe')).contentWindow
const post = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))

test('only messages of the one window and of this origin are taken, until it ends', () => {
  const take = jest.fn()
  const end = onMessageFrom(() => frame, take)
  const { origin } = window.location
  post({ origin, source: frame, data: 'ours' })
  post({ origin, source: window, data: 'another window' })
  post({ origin: 'https://evil.example', source: frame, data: 'another origin' })
  end()
  post({ origin, source: frame, data: 'too late' })
  expect(take.mock.calls).toEqual([['ours']])
})

test('without a window nothing is taken', () => {
  const take = jest.fn()
  const end = onMessageFrom(() => null, take)
  post({ origin: window.location.origin, source: null, data: 'nobody' })
  end()
  expect(take).not.toHaveBeenCalled()
})
