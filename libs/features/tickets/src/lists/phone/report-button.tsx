import { Anchor, ButtonLink, Icon, media } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useMedia } from '@imah/app/live';
import * as styles from './lines.css.ts';

interface ReportButtonProps {
  readonly href: string;
  readonly label: string;
}

/** The way to a new ticket: in the head of the page, and on a phone round above its bar. */
export function ReportButton({ href, label }: ReportButtonProps) {
  const isPhone = useMedia(media.phone);
  if (!isPhone) {
    return (
      <ButtonLink href={href} tone="primary" icon={plusIcon}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Anchor href={href} className={styles.report} aria-label={label} title={label}>
      <Icon icon={plusIcon} size="lg" />
    </Anchor>
  );
}
