import { NoticeBand, type NoticeBandProps } from '../sections/NoticeBand'

export type NoticeScreenProps = NoticeBandProps

/** Page not found, or the application failed: one message, and where to go next. */
export function NoticeScreen(notice: NoticeScreenProps) {
  return <NoticeBand {...notice} />
}
