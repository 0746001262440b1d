import { styled } from '@mui/material/styles'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { iconSize, target } from '../theme/tokens'
import { Icon, type IconName } from './Icon'

export interface ContactDetailsProps extends ComponentPropsWithoutRef<'address'> {
  officeLabel: string
  /** The address, one entry per line. */
  office: ReadonlyArray<string>
  phoneLabel: string
  /** As people write it; the link keeps only its digits and plus sign. */
  phone: string
  emailLabel: string
  email: string
}

const Root = styled('address')(({ theme }) => ({
  fontStyle: 'normal',
  display: 'grid',
  gap: theme.spacing(2),
}))

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${iconSize.medium}px 1fr`,
  gap: theme.spacing(1.5),
  alignItems: 'start',
  '& svg': { color: theme.vars.palette.brand.mark },
}))

const Label = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

const Link = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  marginBlock: theme.spacing(-1),
  overflowWrap: 'anywhere',
}))

/** How to reach the company: office, phone and e-mail, the last two as links. */
export function ContactDetails({
  officeLabel,
  office,
  phoneLabel,
  phone,
  emailLabel,
  email,
  ...rest
}: ContactDetailsProps) {
  return (
    <Root {...rest}>
      <Entry icon="pin" label={officeLabel}>
        {office.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Entry>
      <Entry icon="phone" label={phoneLabel}>
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
      </Entry>
      <Entry icon="mail" label={emailLabel}>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Entry>
    </Root>
  )
}

function Entry({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <Row>
      <Icon name={icon} />
      <div>
        <Label>{label}</Label>
        {children}
      </div>
    </Row>
  )
}
