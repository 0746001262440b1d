import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { aloneLink, columnsOf, remOf } from '../theme/styles'
import { iconSize, minColumn } from '../theme/tokens'
import { addressLines, type PostalAddress } from './addressLines'
import { Icon, type IconName } from './Icon'
import { whatsAppUrl } from './whatsAppUrl'

export interface ContactDetailsProps {
  officeLabel: string
  address: PostalAddress
  phoneLabel: string
  /** As people write it; the link has only the digits and the plus sign. */
  phone: string
  emailLabel: string
  email: string
  whatsappLabel: string
  /** As people write it; without it, nothing is shown. */
  whatsapp?: string | null
  /** Of the country's name, as a BCP 47 tag. */
  language: string
}

/** Side by side in a wide place. */
const list = {
  fontStyle: 'normal',
  width: '100%',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: columnsOf(minColumn.contact),
}

const row = {
  display: 'grid',
  gridTemplateColumns: `${remOf(iconSize.medium)} minmax(0, 1fr)`,
  gap: 1.5,
  alignItems: 'start',
  '& svg': { color: 'brand.mark' },
}

const Link = styled('a')(({ theme }) => ({
  ...aloneLink,
  marginBlock: theme.spacing(-1),
  overflowWrap: 'anywhere',
}))

/**
 * Lists the office's address, phone, e-mail and WhatsApp; all but the address are links.
 *
 * - **For:** one office, wherever a page says how to reach it.
 * - **Not for:** other lists of labels and values: `SummaryList`.
 * - **Accessibility:** a label says what each value is, so links are named by the value alone. Each is
 *   at least 44 px high. The heading above it is the caller's.
 */
export function ContactDetails({ address, phone, email, whatsapp, ...texts }: ContactDetailsProps) {
  return (
    <Box component="address" sx={list}>
      <Entry icon="pin" label={texts.officeLabel}>
        {addressLines(address, texts.language).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Entry>
      <Entry icon="phone" label={texts.phoneLabel}>
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
      </Entry>
      <Entry icon="mail" label={texts.emailLabel}>
        <Link href={`mailto:${email}`}>
          <span>
            {[...email.matchAll(/[@.]?[^@.]+/g)].map(({ 0: part, index }) => (
              <Fragment key={index}>
                <wbr />
                <span>{part}</span>
              </Fragment>
            ))}
          </span>
        </Link>
      </Entry>
      {whatsapp && (
        <Entry icon="phone" label={texts.whatsappLabel}>
          <Link href={whatsAppUrl(whatsapp)}>{whatsapp}</Link>
        </Entry>
      )}
    </Box>
  )
}

function Entry({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <Box sx={row}>
      <Icon name={icon} />
      <div>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        {children}
      </div>
    </Box>
  )
}
