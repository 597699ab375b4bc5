import { ButtonLink, VisuallyHidden } from '@imah/ui';
import { messageCircleIcon, phoneIcon } from '@imah/ui/icons';
import { useContactsTexts } from '../texts.ts';
import { whatsappOf } from './contact-phone.ts';

interface CallLinksProps {
  readonly name: string;
  /** As `+62…`. */
  readonly phone: string;
  /** Whether they answer there too. */
  readonly whatsapp: boolean;
}

/** One press that calls somebody and, where they answer there, one that writes on WhatsApp. */
export function CallLinks({ name, phone, whatsapp }: CallLinksProps) {
  const t = useContactsTexts();
  return (
    <>
      <ButtonLink size="sm" icon={phoneIcon} href={`tel:${phone}`}>
        {t('call')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
      {whatsapp ? (
        <ButtonLink
          size="sm"
          icon={messageCircleIcon}
          href={whatsappOf(phone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      ) : null}
    </>
  );
}
