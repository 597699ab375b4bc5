import type { Contact } from '@imah/contract/buildings';
import type { ContactRole } from '@imah/contract/buildings/words';
import { Inline, List, ListRow, Tag } from '@imah/ui';
import { arrowUpDownIcon, briefcaseIcon, circleUserIcon, shieldIcon, sirenIcon, wrenchIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { useContactsTexts } from '../texts.ts';
import { CallLinks } from './call-links.tsx';
import { writeContactPhone } from './contact-phone.ts';

const icons = {
  security: shieldIcon,
  technician: wrenchIcon,
  lift: arrowUpDownIcon,
  management: briefcaseIcon,
  emergency: sirenIcon,
  other: circleUserIcon,
} as const satisfies Record<ContactRole, unknown>;

export interface ContactRowsProps {
  readonly contacts: readonly Contact[];
  /** Of the heading above them. */
  readonly labelledBy: string;
  /** What else can be done with one. */
  readonly actions?: ((contact: Contact, position: number) => ReactNode) | undefined;
}

/** Whom one can call, each with one press that calls and, where they answer there, one that writes on WhatsApp. */
export function ContactRows({ contacts, labelledBy, actions }: ContactRowsProps) {
  const t = useContactsTexts();
  return (
    <List aria-labelledby={labelledBy}>
      {contacts.map((contact, position) => {
        const { id, name, role, phone, whatsapp, hours, audience } = contact;
        return (
          <ListRow
            key={id}
            icon={icons[role]}
            title={
              <Inline as="span" gap="sm">
                {name}
                {audience === 'staff' ? <Tag label={t('staffOnly')} /> : null}
              </Inline>
            }
            description={`${t(`roles.${role}`)} · ${writeContactPhone(phone)} · ${hours ?? t('always')}`}
            trailing={
              <>
                <CallLinks name={name} phone={phone} whatsapp={whatsapp} />
                {actions?.(contact, position)}
              </>
            }
          />
        );
      })}
    </List>
  );
}
