import { useRead } from '@imah/api-client/react';
import type { TicketCategorySetting } from '@imah/contract/tickets';
import { type Trade, trades } from '@imah/contract/buildings/words';
import { residentPriorities, type ResidentPriority } from '@imah/contract/tickets/words';
import {
  Badge,
  Button,
  Checkbox,
  Form,
  FormActions,
  Inline,
  List,
  ListRow,
  RadioGroup,
  Sheet,
  Stack,
  Text,
  TextField,
} from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useTradeTexts } from '@imah/app/trades';
import { useTicketWords } from '../ticket/parts/index.ts';
import { ChangeButton } from './change-button.tsx';
import { RuleChoice } from './rule-choice.tsx';
import { useTicketSettingsTexts } from './texts.ts';
import { Part, useSave } from './use-part.tsx';

/** What tickets are sorted by. */
export function CategoryPart({ orgId }: { readonly orgId: string }) {
  const t = useTicketSettingsTexts();
  const tt = useTradeTexts();
  const mayChange = useCan()('settings.update', { orgId, everywhere: true }) === 'allowed';
  const [opened, setOpened] = useState<TicketCategorySetting | 'new' | null>(null);
  return (
    <Part query={useRead('listTicketCategorySettings', { params: { orgId } })}>
      {(categories) => (
        <Stack gap="lg">
          <Text tone="muted">{t('categories.lead')}</Text>
          <List>
            {categories.map((category) => (
              <ListRow
                key={category.id}
                title={category.name}
                description={joined(
                  t('categories.open', { count: category.open }),
                  category.trade && tt(category.trade),
                )}
                trailing={
                  <Inline gap="xs">
                    {category.photo === 'demanded' ? <Badge>{t('categories.photoTag')}</Badge> : null}
                    {category.state === 'archived' ? <Badge>{t('categories.archived')}</Badge> : null}
                    {mayChange ? <ChangeButton name={category.name} onPress={() => setOpened(category)} /> : null}
                  </Inline>
                }
              />
            ))}
          </List>
          {mayChange ? (
            <Inline>
              <Button icon={plusIcon} onClick={() => setOpened('new')}>
                {t('categories.add')}
              </Button>
            </Inline>
          ) : null}
          {opened === null ? null : (
            <CategorySheet orgId={orgId} category={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
          )}
        </Stack>
      )}
    </Part>
  );
}

interface CategorySheetProps {
  readonly orgId: string;
  readonly category: TicketCategorySetting | null;
  readonly onClose: () => void;
}

function CategorySheet({ orgId, category, onClose }: CategorySheetProps) {
  const t = useTicketSettingsTexts();
  const words = useTicketWords();
  const { isSending, answer, submit } = useSave(orgId, onClose);
  const [name, setName] = useState(category?.name ?? '');
  const [isDemanded, setIsDemanded] = useState(category?.photo === 'demanded');
  const tt = useTradeTexts();
  const [trade, setTrade] = useState<Trade | null>(category?.trade ?? null);
  const [most, setMost] = useState<ResidentPriority>(category?.residentPriority ?? 'emergency');

  function send(state: TicketCategorySetting['state']): void {
    const photo = isDemanded ? ('demanded' as const) : ('optional' as const);
    const body = { name, photo, residentPriority: most, trade, state };
    void submit((client) =>
      category === null
        ? client.createTicketCategory({ params: { orgId }, body })
        : client.updateTicketCategory({
            params: { orgId, categoryId: category.id },
            body,
            version: category.version,
          }),
    );
  }
  const other = category?.state === 'archived' ? 'active' : 'archived';
  return (
    <Sheet open onClose={onClose} title={category === null ? t('categories.add') : t('categories.title')}>
      <Form answer={answer} onSubmit={() => send(category?.state ?? 'active')}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('categories.name')}
              required
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={errorOf('name')}
            />
            <RuleChoice
              label={t('categories.trade')}
              hint={t('categories.tradeHint')}
              empty={t('categories.noTrade')}
              value={trade ?? undefined}
              options={trades.map((value) => ({ value, label: tt(value) }))}
              onChange={(value) => setTrade(trades.find((known) => known === value) ?? null)}
              error={errorOf('trade')}
            />
            <RadioGroup
              name="residentPriority"
              label={t('categories.residents')}
              hint={t('categories.residentsHint')}
              value={most}
              onChange={({ value }) => setMost(residentPriorities.find((known) => known === value) ?? most)}
              options={residentPriorities.map((value) => ({ value, label: words(`priorities.${value}`) }))}
            />
            <Checkbox
              label={t('categories.photo')}
              checked={isDemanded}
              onChange={(event) => setIsDemanded(event.currentTarget.checked)}
            />
            <FormActions>
              <Button type="submit" tone="primary" size="lg" width="full" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
            {category === null ? null : (
              <Button width="full" loading={isSending} onClick={() => send(other)}>
                {t(other === 'archived' ? 'categories.archive' : 'categories.restore')}
              </Button>
            )}
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ');
}
