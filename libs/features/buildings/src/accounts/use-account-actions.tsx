import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { OccupantInvitationResult, Person } from '@imah/contract/people';
import type { InvitationWay } from '@imah/contract/people/words';
import { ConfirmDialog, type MenuItem } from '@imah/ui';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { Refusal } from '@imah/features-identity/account/parts';
import { useCan } from '@imah/app/ports';
import { useLocale } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { InvitationResults } from './invitation-results.tsx';
import { useAccountTexts } from './texts.ts';

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'results'; readonly results: readonly OccupantInvitationResult[] }
  | { readonly kind: 'part'; readonly person: Person };

export interface AccountActions {
  readonly may: boolean;
  readonly isSending: boolean;
  /** What can be done about the account of one person now. */
  readonly itemsOf: (person: Person) => readonly MenuItem[];
  /** Invites these people, or everybody without an account, and shows what became of each. */
  readonly inviteMany: (personIds: readonly string[] | null, by: InvitationWay) => Promise<'invited' | 'refused'>;
  /** The dialogs of these actions; to be put anywhere on the page. */
  readonly dialogs: ReactNode;
}

/** Inviting people of a building to their account, and parting them from it. */
export function useAccountActions(building: Building): AccountActions {
  const t = useAccountTexts();
  const client = useApiClient();
  const toast = useToast();
  const can = useCan();
  const { locale } = useLocale();
  const { isSending, error, submit } = useSubmit(changeBuilding(building.id));
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  const may = can('occupant.assign', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  const paramsOf = (person: Person) => ({ buildingId: building.id, personId: person.id });
  const close = () => setShown({ kind: 'nothing' });

  const invite = (personIds: readonly string[] | null, by: InvitationWay) =>
    submit(() =>
      client.inviteOccupants({
        params: { buildingId: building.id },
        body: { personIds: personIds === null ? null : [...personIds], by, locale },
      }),
    );

  async function inviteOne(person: Person, by: InvitationWay): Promise<void> {
    const done = await invite([person.id], by);
    const [result] = done?.data ?? [];
    if (done === null || result === undefined) return;
    if (by === 'mail' && result.outcome === 'invited') toast('success', t('mailed', { name: person.name }));
    else setShown({ kind: 'results', results: done.data });
  }

  async function inviteMany(personIds: readonly string[] | null, by: InvitationWay): Promise<'invited' | 'refused'> {
    const done = await invite(personIds, by);
    if (done === null) return 'refused';
    setShown({ kind: 'results', results: done.data });
    return 'invited';
  }

  async function revoke(person: Person): Promise<void> {
    const done = await submit(async () => {
      await client.revokeOccupantInvitation({ params: paramsOf(person) });
      return 'revoked' as const;
    });
    if (done !== null) toast('success', t('revoked', { name: person.name }));
  }

  async function part(person: Person): Promise<void> {
    const done = await submit(async () => {
      await client.disconnectOccupant({ params: paramsOf(person) });
      return 'parted' as const;
    });
    close();
    if (done !== null) toast('success', t('parted', { name: person.name }));
  }

  function itemsOf(person: Person): readonly MenuItem[] {
    if (!may) return [];
    const item = (label: string, onSelect: () => void): MenuItem => ({ kind: 'action', label, onSelect });
    const { state } = person.account;
    if (state === 'joined')
      return [{ kind: 'action', label: t('part'), tone: 'danger', onSelect: () => setShown({ kind: 'part', person }) }];
    const again = state === 'none' ? t('byMail') : t('byMailAgain');
    return [
      ...(person.email === null ? [] : [item(again, () => void inviteOne(person, 'mail'))]),
      item(t('byLink'), () => void inviteOne(person, 'link')),
      ...(state === 'invited' || state === 'expired' ? [item(t('revoke'), () => void revoke(person))] : []),
    ];
  }

  const dialogs = (
    <>
      {error === null ? null : <Refusal error={error} />}
      {shown.kind === 'results' ? (
        <InvitationResults building={building} results={shown.results} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={shown.kind === 'part'}
        title={t('partTitle', { name: shown.kind === 'part' ? shown.person.name : '' })}
        text={t('partText')}
        confirmLabel={t('part')}
        tone="danger"
        loading={isSending}
        onConfirm={() => {
          if (shown.kind === 'part') void part(shown.person);
        }}
        onClose={close}
      />
    </>
  );
  return { may, isSending, itemsOf, inviteMany, dialogs };
}
