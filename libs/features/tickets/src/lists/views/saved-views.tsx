import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { TicketView } from '@imah/contract/tickets';
import { Button, Checkbox, Dialog, Form, FormActions, Menu, type MenuItem, Stack, TextField } from '@imah/ui';
import { bookmarkIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { anyCall, useCommand, useSubmit } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { writeFilter } from '../model/ticket-filter.ts';
import type { TicketLook } from '../model/use-ticket-view.ts';
import { useTicketsTexts } from '../texts.ts';

/** Any change of the views of an organisation. */
const changeViews = (orgId: string) => anyCall(renewedBy.ticketViews(orgId));

interface SavedViewsProps {
  readonly building: Building;
  readonly look: TicketLook;
}

/** The views a person keeps, and those of the organisation. */
export function SavedViews({ building, look }: SavedViewsProps) {
  const t = useTicketsTexts();
  const toast = useToast();
  const { run } = useCommand(changeViews(building.orgId));
  const can = useCan();
  const [saving, setSaving] = useState<'no' | 'yes'>('no');
  const all = useRead('listTicketViews', { params: { orgId: building.orgId } }).data ?? [];
  const views = all.filter(({ buildingId }) => buildingId === null || buildingId === building.id);
  const mayShare = can('settings.update', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  const removable = views.filter(({ owner }) => owner === 'self' || mayShare);

  async function remove({ id, name, version }: TicketView): Promise<void> {
    const params = { orgId: building.orgId, viewId: id };
    const { kind } = await run((api) => api.deleteTicketView({ params, version }));
    if (kind === 'sent') toast('success', t('views.removed', { name }));
  }

  const itemOf = (view: TicketView): MenuItem => ({
    kind: 'action',
    label: view.name,
    ...(view.owner === 'other' ? { description: t('views.by', { name: view.ownerName }) } : {}),
    onSelect: () => look.open(view),
  });
  const part = (owner: TicketView['owner'], heading: string): MenuItem[] => {
    const items = views.filter((view) => view.owner === owner).map(itemOf);
    return items.length === 0 ? [] : [{ kind: 'heading', id: owner, content: heading }, ...items];
  };
  return (
    <>
      <Menu
        trigger={<Button icon={bookmarkIcon}>{t('views.action')}</Button>}
        items={[
          ...part('self', t('views.own')),
          ...part('other', t('views.shared')),
          ...(views.length === 0 ? [{ kind: 'heading' as const, id: 'none', content: t('views.none') }] : []),
          { kind: 'separator', id: 'acts' },
          { kind: 'action', label: t('views.save'), icon: bookmarkIcon, onSelect: () => setSaving('yes') },
          ...(removable.length === 0
            ? []
            : [
                {
                  kind: 'submenu' as const,
                  label: t('views.remove'),
                  icon: trashIcon,
                  items: removable.map((view) => ({
                    kind: 'action' as const,
                    label: view.name,
                    tone: 'danger' as const,
                    onSelect: () => void remove(view),
                  })),
                },
              ]),
        ]}
      />
      {saving === 'yes' ? (
        <SaveDialog building={building} look={look} mayShare={mayShare} onClose={() => setSaving('no')} />
      ) : null}
    </>
  );
}

function SaveDialog({
  building,
  look,
  mayShare,
  onClose,
}: SavedViewsProps & { readonly mayShare: boolean; readonly onClose: () => void }) {
  const t = useTicketsTexts();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [everywhere, setEverywhere] = useState(false);
  const { answer, isSending, submit } = useSubmit(changeViews(building.orgId), {
    told: { sent: () => t('views.saved', { name: name.trim() }) },
    onDone: onClose,
  });

  function save(): void {
    const body = {
      name,
      // A category or a unit is of one building or organisation; the view then stays where it was made.
      buildingId: everywhere ? null : building.id,
      shape: look.shape,
      filters: writeFilter(look.filter),
      columns: [...look.columns],
      audience: shared ? ('organization' as const) : ('self' as const),
    };
    void submit((client) => client.createTicketView({ params: { orgId: building.orgId }, body }));
  }

  return (
    <Dialog open onClose={onClose} title={t('views.title')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('views.name')}
              hint={t('views.nameHint')}
              required
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={errorOf('name')}
            />
            {look.filter.unitId === null ? (
              <Checkbox
                label={t('views.everywhere')}
                checked={everywhere}
                onChange={(event) => setEverywhere(event.currentTarget.checked)}
              />
            ) : null}
            {mayShare ? (
              <Checkbox
                label={t('views.share')}
                checked={shared}
                onChange={(event) => setShared(event.currentTarget.checked)}
              />
            ) : null}
            <FormActions>
              <Button type="submit" tone="primary" size="lg" width="full" loading={isSending}>
                {t('views.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
