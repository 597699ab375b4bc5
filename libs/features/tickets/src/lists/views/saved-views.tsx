import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { TicketView } from '@imah/contract/tickets';
import {
  Button,
  Checkbox,
  Dialog,
  Form,
  FormActions,
  type FormAnswer,
  Menu,
  type MenuItem,
  Stack,
  TextField,
} from '@imah/ui';
import { bookmarkIcon, trashIcon } from '@imah/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { explainFailure, failureAnswer, useFormTexts } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { writeFilter } from '../model/ticket-filter.ts';
import { listKeys, viewsQuery } from '../model/ticket-lists.ts';
import type { TicketLook } from '../model/use-ticket-view.ts';
import { useTicketsTexts } from '../texts.ts';

interface SavedViewsProps {
  readonly building: Building;
  readonly look: TicketLook;
}

/** The views a person keeps, and those of the organisation. */
export function SavedViews({ building, look }: SavedViewsProps) {
  const t = useTicketsTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const toast = useToast();
  const can = useCan();
  const [saving, setSaving] = useState<'no' | 'yes'>('no');
  const all = useQuery(viewsQuery(client, building.orgId)).data ?? [];
  const views = all.filter(({ buildingId }) => buildingId === null || buildingId === building.id);
  const mayShare = can('settings.update', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  const removable = views.filter(({ owner }) => owner === 'self' || mayShare);

  async function remove({ id, name, version }: TicketView): Promise<void> {
    try {
      await client.deleteTicketView({ params: { orgId: building.orgId, viewId: id }, version });
      toast('success', t('views.removed', { name }));
    } catch (error) {
      toast('danger', explainFailure(tf, error).message ?? '');
    }
    void queryClient.invalidateQueries({ queryKey: listKeys.views(building.orgId) });
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
  const tf = useFormTexts();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [everywhere, setEverywhere] = useState(false);
  const [sending, setSending] = useState<'no' | 'yes'>('no');
  const [answer, setAnswer] = useState<FormAnswer | null>(null);

  async function save(): Promise<void> {
    setSending('yes');
    setAnswer(null);
    try {
      await client.createTicketView({
        params: { orgId: building.orgId },
        body: {
          name,
          // A category or a unit is of one building or organisation; the view then stays where it was made.
          buildingId: everywhere ? null : building.id,
          shape: look.shape,
          filters: writeFilter(look.filter),
          columns: [...look.columns],
          audience: shared ? 'organization' : 'self',
        },
      });
      void queryClient.invalidateQueries({ queryKey: listKeys.views(building.orgId) });
      toast('success', t('views.saved', { name: name.trim() }));
      onClose();
    } catch (error) {
      setAnswer(failureAnswer(tf, error));
      setSending('no');
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('views.title')}>
      <Form answer={answer} onSubmit={() => void save()}>
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
              <Button type="submit" tone="primary" size="lg" width="full" loading={sending === 'yes'}>
                {t('views.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
