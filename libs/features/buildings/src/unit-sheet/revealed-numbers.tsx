import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Person, RevealedPerson } from '@imah/contract/people';
import { Button, Inline, Text } from '@imah/ui';
import { eyeIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { changeBuilding } from '../parts/building-commands.ts';
import { useUnitSheetTexts } from './texts.ts';

interface RevealedNumbersProps {
  readonly building: Building;
  readonly person: Person;
}

/** Identity numbers as a hint; whole only on a press, which is written down. */
export function RevealedNumbers({ building, person }: RevealedNumbersProps) {
  const t = useUnitSheetTexts();
  const client = useApiClient();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [shown, setShown] = useState<RevealedPerson | null>(null);
  const nik = shown?.nik ?? person.nikHint;
  const npwp = shown?.npwp ?? person.npwpHint;

  async function reveal(): Promise<void> {
    const params = { buildingId: building.id, personId: person.id };
    const done = await submit(() => client.revealPerson({ params }));
    if (done !== null) setShown(done.data);
  }

  return (
    <Inline gap="sm">
      {nik === null ? null : <Text size="sm">{t('people.nik', { nik })}</Text>}
      {npwp === null ? null : <Text size="sm">{t('people.npwp', { npwp })}</Text>}
      {shown === null ? (
        <Button size="sm" tone="ghost" icon={eyeIcon} loading={isSending} onClick={() => void reveal()}>
          {t('menu.reveal')}
        </Button>
      ) : null}
      {answer?.message === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {answer.message}
        </Text>
      )}
    </Inline>
  );
}
