import type { Building } from '@imah/contract/buildings';
import { maxContacts } from '@imah/contract/buildings/words';
import { Button, Card, Heading, Inline, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read } from '@imah/app/read';
import { ContactActions } from './contact-actions.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactRows, useContacts } from './list/index.ts';
import { useContactsTexts } from './texts.ts';

/** Whom one can call in the building; who runs it says who that is. */
export function ContactsSection({ building }: { readonly building: Building }) {
  const t = useContactsTexts();
  const can = useCan();
  const state = useContacts(building.id);
  const [isAdding, setAdding] = useState(false);
  const mayChange = can('building.update', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  // Who can only read has no use for an empty list.
  if (state.kind === 'ready' && state.data.length === 0 && !mayChange) return null;
  const isFull = state.kind === 'ready' && state.data.length >= maxContacts;

  return (
    <Stack gap="md" as="section" aria-labelledby="nomor-penting">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="nomor-penting">
          {t('title')}
        </Heading>
        {mayChange && !isFull ? (
          <Button size="sm" icon={plusIcon} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        ) : null}
      </Inline>
      <Read of={state} level={3} failed={t('failed')} forbidden={null} empty={<Text tone="muted">{t('empty')}</Text>}>
        {(contacts) => (
          <Card padding="none">
            <ContactRows
              contacts={contacts}
              labelledBy="nomor-penting"
              actions={
                mayChange
                  ? (contact, position) => (
                      <ContactActions
                        building={building}
                        contact={contact}
                        position={position}
                        last={contacts.length - 1}
                      />
                    )
                  : undefined
              }
            />
          </Card>
        )}
      </Read>
      {isAdding ? <ContactForm building={building} contact={null} onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}
