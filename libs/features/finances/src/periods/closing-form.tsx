import { useRead } from '@imah/api-client/react';
import type { ClosingReview } from '@imah/contract/finances';
import { Button, Dialog, Form, FormActions, List, ListRow, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { changeBooks } from '../commands.ts';
import { useFinancesTexts } from '../texts.ts';

interface ClosingFormProps {
  readonly orgId: string;
  readonly period: string;
  readonly onClose: () => void;
}

/** What is looked at before a month is closed, and its closing. */
export function ClosingForm({ orgId, period, onClose }: ClosingFormProps) {
  const t = useFinancesTexts();
  const month = useFormat().month(period);
  const { isSending, answer, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('periods.closed', { month }) },
    onDone: onClose,
  });
  const review = readState(useRead('getClosingReview', { params: { orgId }, query: { period } }));
  const save = () => void submit((client) => client.closeLedgerPeriod({ params: { orgId }, body: { period } }));
  return (
    <Dialog open onClose={onClose} title={t('periods.close', { month })}>
      <Form answer={answer} onSubmit={save}>
        {() => (
          <Stack gap="lg">
            <Text tone="muted">{t('periods.closeText')}</Text>
            <Read of={review} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
              {({ checks }) => (
                <Stack gap="lg">
                  <Checks checks={checks} />
                  <FormActions>
                    <Button
                      type="submit"
                      tone="primary"
                      width="full"
                      loading={isSending}
                      disabled={checks.some(({ result }) => result === 'failed')}
                    >
                      {t('periods.close', { month })}
                    </Button>
                  </FormActions>
                </Stack>
              )}
            </Read>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}

const tones = { passed: 'success', warning: 'warning', failed: 'danger' } as const;

function Checks({ checks }: Pick<ClosingReview, 'checks'>) {
  const t = useFinancesTexts();
  const format = useFormat();
  return (
    <List>
      {checks.map(({ check, result, found }) => (
        <ListRow
          key={check}
          title={t(`periods.checks.${check}`)}
          description={
            result === 'passed'
              ? undefined
              : t(`periods.found.${check}`, { count: format.number(found), amount: format.rupiah(found) })
          }
          trailing={<StatusBadge tone={tones[result]} label={t(`periods.results.${result}`)} />}
        />
      ))}
    </List>
  );
}
