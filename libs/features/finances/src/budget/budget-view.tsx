import type { Budget } from '@imah/contract/finances';
import { Button, Callout, Dialog, EmptyState, Heading, Inline, Link, Stack, StatusBadge, Text } from '@imah/ui';
import { landmarkIcon, undo2Icon, uploadIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { changeBooks } from '../commands.ts';
import { useFilters } from '../finances/use-filters.ts';
import { BudgetActions } from './budget-actions.tsx';
import { BudgetImporter } from './budget-importer.tsx';
import { budgetTones } from './budget-tones.ts';
import { BudgetGrid } from './grid/budget-grid.tsx';
import { useBudgetTexts } from './texts.ts';
import { useBudgetDraft } from './use-budget-draft.ts';
import { useSaidOfBudget } from './use-said-of-budget.ts';

/** One budget: who has done what to it, its lines, and what its reader may do. */
export function BudgetView({ budget }: { readonly budget: Budget }) {
  const t = useBudgetTexts();
  const said = useSaidOfBudget();
  const { hrefOf } = useFilters();
  const draft = useBudgetDraft(budget);
  const [dialog, setDialog] = useState<'shut' | 'import'>('shut');
  const saving = useCommand(changeBooks, { told: { sent: () => t('view.saved') } });
  const undoing = useCommand(changeBooks, { told: { sent: () => t('view.undone') } });
  const { id: budgetId, orgId, year, revision, state, mayEdit, bar, undoableUntil, version } = budget;
  const { lines } = draft;
  const params = { orgId, budgetId };

  /** In the version that is shown: what others have saved meanwhile stands on the page, beneath one's own cells. */
  async function save(): Promise<void> {
    const body = { lines: lines.map(({ accountId, months }) => ({ accountId, months: [...months] })) };
    const { kind } = await saving.run((client) => client.updateBudget({ params, body, version }));
    if (kind === 'sent') draft.forget();
  }

  return (
    <Stack gap="lg">
      <Link href={hrefOf({ budgetId: null })}>{t('view.back')}</Link>
      <Stack gap="xs">
        <Inline gap="sm" align="center">
          <Heading level={2} size="md">
            {t('view.title', { year })}
            {revision === 1 ? '' : ` · ${t('revisions.revision', { revision })}`}
          </Heading>
          <StatusBadge tone={budgetTones[state]} label={t(`states.${state}`)} />
        </Inline>
        {said(budget).map((line) => (
          <Text key={line} size="sm" tone="muted">
            {line}
          </Text>
        ))}
      </Stack>
      {bar === null ? null : <Callout tone="info">{t('view.bar')}</Callout>}
      {draft.state === 'saved' ? (
        <Inline gap="sm">
          <BudgetActions budget={budget} />
          {mayEdit ? (
            <Button icon={uploadIcon} onClick={() => setDialog('import')}>
              {t('view.import')}
            </Button>
          ) : null}
          {undoableUntil === null ? null : (
            <Button
              icon={undo2Icon}
              loading={undoing.isPending}
              onClick={() => void undoing.run((client) => client.undoBudgetImport({ params, version }))}
            >
              {t('view.undo')}
            </Button>
          )}
        </Inline>
      ) : (
        <Stack gap="sm">
          {draft.state === 'overtaken' ? (
            <Callout tone="warning" announce="polite">
              {t('view.overtaken')}
            </Callout>
          ) : (
            <output>
              <Text as="span" tone="warning">
                {t('view.unsaved')}
              </Text>
            </output>
          )}
          <Inline gap="sm">
            <Button tone="primary" loading={saving.isPending} onClick={() => void save()}>
              {t(draft.state === 'overtaken' ? 'view.saveOver' : 'view.save')}
            </Button>
            <Button onClick={draft.forget}>{t('view.forget')}</Button>
          </Inline>
        </Stack>
      )}
      {lines.length === 0 ? (
        <EmptyState icon={landmarkIcon} level={3} title={t('view.empty')} />
      ) : (
        <Stack gap="sm">
          {mayEdit ? (
            <Text size="sm" tone="muted">
              {t('view.keys')}
            </Text>
          ) : null}
          <BudgetGrid
            label={t('view.grid', { year })}
            year={year}
            lines={lines}
            {...(mayEdit ? { onChange: draft.write } : {})}
          />
        </Stack>
      )}
      {dialog === 'import' ? (
        <Dialog open size="lg" onClose={() => setDialog('shut')} title={t('import.title')}>
          <BudgetImporter budget={budget} onDone={() => setDialog('shut')} />
        </Dialog>
      ) : null}
    </Stack>
  );
}
