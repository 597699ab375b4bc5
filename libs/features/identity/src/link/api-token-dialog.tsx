import { Button, Checkbox, Dialog, Inline, Callout, RadioGroup, SelectField, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { accountCommands, CopyButton, isDeclined } from '../account/parts/index.ts';
import { arrived, useCommand } from '@imah/app/command';
import { FormMessage, useForm, useFormTexts } from '@imah/app/form';
import { useLinkTexts } from './texts.ts';
import { offeredAreas, scopesOf, type TokenArea, type TokenMode } from './token-areas.ts';

const dayChoices = [7, 30, 90, 365] as const;

/** What a new token may do and for how long; then the token, once. */
export function ApiTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useLinkTexts();
  const [made, setMade] = useState<string | null>(null);
  return (
    <Dialog open title={t('tokens.draft.title')} onClose={onClose}>
      {made === null ? <DraftForm onMade={setMade} onClose={onClose} /> : <MadeToken token={made} onClose={onClose} />}
    </Dialog>
  );
}

interface DraftFormProps {
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

function DraftForm({ onMade, onClose }: DraftFormProps) {
  const t = useLinkTexts();
  const tf = useFormTexts();
  const { run } = useCommand(accountCommands.createApiToken, { refusal: 'caller' });
  const [mode, setMode] = useState<TokenMode>('read');
  const [areas, setAreas] = useState<ReadonlySet<TokenArea>>(new Set());

  const form = useForm<'name' | 'days'>({
    fields: ['name', 'days'],
    ...(areas.size === 0 ? { invalidMessage: t('tokens.draft.noArea') } : {}),
    check: ({ name }) => ({
      ...(name.trim() === '' ? { name: tf('required') } : {}),
      ...(areas.size === 0 ? { areas: t('tokens.draft.noArea') } : {}),
    }),
    send: async ({ name, days }) => {
      const scopes = scopesOf([...areas], mode);
      const { data } = arrived(await run({ name, scopes, expiresInDays: Number(days) }));
      onMade(data.token);
    },
    explain: (error) => (isDeclined(error) ? { message: null, fields: {} } : null),
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} />
        <TextField
          name="name"
          label={t('tokens.draft.name')}
          hint={t('tokens.draft.nameHint')}
          maxLength={80}
          required
          error={form.errorOf('name')}
        />
        <RadioGroup
          label={t('tokens.draft.mode')}
          value={mode}
          options={(['read', 'change'] as const).map((value) => ({ value, label: t(`tokens.draft.modes.${value}`) }))}
          onChange={({ value }) => setMode(value === 'change' ? 'change' : 'read')}
        />
        <Stack gap="sm" as="section" aria-labelledby="bagian-token">
          <Text id="bagian-token" weight="medium">
            {t('tokens.draft.areas')}
          </Text>
          {offeredAreas.map((area) => (
            <Checkbox
              key={area}
              label={t(`tokens.areas.${area}`)}
              checked={areas.has(area)}
              onChange={({ currentTarget }) => setAreas(withArea(areas, area, currentTarget.checked))}
            />
          ))}
        </Stack>
        <SelectField
          name="days"
          label={t('tokens.draft.days')}
          defaultValue="30"
          options={dayChoices.map((count) => ({ value: String(count), label: t('tokens.draft.dayCount', { count }) }))}
        />
        <Inline gap="sm" justify="end">
          <Button onClick={onClose}>{t('tokens.draft.cancel')}</Button>
          <Button type="submit" tone="primary" loading={form.status === 'submitting'}>
            {t('tokens.draft.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function withArea(areas: ReadonlySet<TokenArea>, area: TokenArea, checked: boolean): ReadonlySet<TokenArea> {
  const next = new Set(areas);
  if (checked) next.add(area);
  else next.delete(area);
  return next;
}

function MadeToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const t = useLinkTexts();
  return (
    <Stack gap="lg">
      <Callout tone="warning" announce="polite">
        {t('tokens.made')}
      </Callout>
      <TextField
        label={t('tokens.token')}
        value={token}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Inline gap="sm" justify="end">
        <CopyButton text={token} label={t('tokens.copy')} doneLabel={t('tokens.copied')} />
        <Button tone="primary" onClick={onClose}>
          {t('tokens.done')}
        </Button>
      </Inline>
    </Stack>
  );
}
