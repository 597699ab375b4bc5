import { type BudgetBasis, budgetBases } from '@imah/contract/finances/words';
import { Button, Dialog, Form, FormActions, NumberField, SelectField, Stack, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useFilters } from '../finances/use-filters.ts';
import type { BooksPlace } from '../parts/books-place.ts';
import { useBudgetTexts } from './texts.ts';

interface BeginFormProps {
  readonly place: BooksPlace;
  readonly year: string;
  /** Whether the year has an approved budget, which the new one revises. */
  readonly hasApproved: boolean;
  readonly onClose: () => void;
}

/** With what a budget begins; one that revises another says why. */
export function BeginForm({ place, year, hasApproved, onClose }: BeginFormProps) {
  const t = useBudgetTexts();
  const tf = useFormTexts();
  const { change } = useFilters();
  const [draft, setDraft] = useState({
    year,
    basis: (hasApproved ? 'approved' : 'last-year') as BudgetBasis,
    percent: 0 as number | null,
    reason: '',
  });
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, { told: { sent: () => t('begin.done') } });
  const { basis, percent } = draft;
  const isRevision = hasApproved && draft.year === year;
  const years = [year, String(Number(year) + 1)];
  const bases = budgetBases.filter((one) => one !== 'approved' || isRevision);

  async function save(): Promise<void> {
    const reason = draft.reason.trim();
    if (isRevision && reason === '') return refuse({ reason: [tf('required')] });
    if (basis === 'last-year' && percent === null) return refuse({ changePpm: [tf('required')] });
    const body = {
      buildingId: place.buildingId,
      year: draft.year,
      basis,
      changePpm: basis === 'last-year' ? Math.round((percent ?? 0) * 10_000) : 0,
      reason: reason === '' ? null : reason,
    };
    const done = await submit((client) => client.createBudget({ params: { orgId: place.orgId }, body }));
    if (done === null) return;
    onClose();
    change({ budgetId: done.data.id, ...(draft.year === year ? {} : { month: `${draft.year}-01` }) });
  }

  return (
    <Dialog open onClose={onClose} title={t(hasApproved ? 'begin.revise' : 'begin.action')}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <SelectField
              name="year"
              label={t('begin.year')}
              value={draft.year}
              options={years.map((value) => ({ value, label: value }))}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...draft, year: value, basis: basis === 'approved' ? 'last-year' : basis })
              }
              error={errorOf('year')}
            />
            <SelectField
              name="basis"
              label={t('begin.basis')}
              value={basis}
              options={bases.map((value) => ({ value, label: t(`begin.bases.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...draft, basis: bases.find((one) => one === value) ?? 'empty' })
              }
              error={errorOf('basis')}
            />
            {basis === 'last-year' ? (
              <NumberField
                name="changePpm"
                label={t('begin.change')}
                hint={t('begin.changeHint')}
                unit="%"
                min={-90}
                max={100}
                decimals={2}
                value={percent}
                onChange={({ value }) => setDraft({ ...draft, percent: value })}
                error={errorOf('changePpm')}
              />
            ) : null}
            <TextArea
              name="reason"
              label={t('begin.reason')}
              hint={t('begin.reasonHint')}
              required={isRevision}
              limit={500}
              value={draft.reason}
              onChange={({ currentTarget }) => setDraft({ ...draft, reason: currentTarget.value })}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('begin.submit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
