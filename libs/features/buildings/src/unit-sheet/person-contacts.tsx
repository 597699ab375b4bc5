import type { Occupancy } from '@imah/contract/people';
import { Icon, Inline } from '@imah/ui';
import { mailIcon, messageCircleIcon, phoneIcon } from '@imah/ui/icons';
import * as styles from './person-contacts.css.ts';
import { useUnitSheetTexts } from './texts.ts';

/** How to reach a person, each at one press; nothing where nothing is known. */
export function PersonContacts({ person: { name, phone, email } }: Pick<Occupancy, 'person'>) {
  const t = useUnitSheetTexts();
  if (phone === null && email === null) return null;
  return (
    <Inline gap="md">
      {phone === null ? null : (
        <>
          <a href={`tel:${phone}`} aria-label={`${t('people.call', { name })} ${phone}`} className={styles.contact}>
            <Icon icon={phoneIcon} size="sm" />
            {phone}
          </a>
          <a
            href={`https://wa.me/${phone.replaceAll(/\D/g, '')}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('people.whatsapp', { name })}
            className={styles.contact}
          >
            <Icon icon={messageCircleIcon} size="sm" />
            WhatsApp
          </a>
        </>
      )}
      {email === null ? null : (
        <a href={`mailto:${email}`} className={styles.contact}>
          <Icon icon={mailIcon} size="sm" />
          {email}
        </a>
      )}
    </Inline>
  );
}
