import type { SecondFactorRule } from '@imah/contract/organizations';
import { mostGraceDays, secondFactorAudiences } from '@imah/contract/organizations/words';
import { arrived, useCommand } from '@imah/app/command';
import { FormMessage, useForm } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { Button, Callout, Card, Link, RadioGroup, Stack, TextField } from '@imah/ui';
import { changeSettings } from '../model/use-settings.ts';
import { useSecondFactorTexts } from './texts.ts';

interface SecondFactorFormProps {
  readonly orgId: string;
  readonly rule: SecondFactorRule;
}

/** Of whom a second factor is asked. Who has none themselves is led to set one up first. */
export function SecondFactorForm({ orgId, rule }: SecondFactorFormProps) {
  const t = useSecondFactorTexts();
  const toast = useToast();
  const { run } = useCommand(changeSettings(orgId), { refusal: 'caller' });
  const mayAsk = rule.own === 'on' || rule.audience !== 'nobody';
  const form = useForm({
    fields: ['audience', 'graceDays'],
    check: ({ graceDays }): { graceDays?: string } =>
      isDays(graceDays) ? {} : { graceDays: t('daysWrong', { most: String(mostGraceDays) }) },
    send: async ({ audience, graceDays }) => {
      const body = {
        audience: secondFactorAudiences.find((one) => one === audience) ?? 'nobody',
        graceDays: Number(graceDays),
      };
      arrived(await run((client) => client.updateSecondFactorRule({ params: { orgId }, body, version: rule.version })));
      toast('success', t('saved'));
    },
  });
  return (
    <Card padding="lg">
      <form {...form.formProps}>
        <Stack gap="lg">
          <Callout tone="warning">{t('danger')}</Callout>
          {mayAsk ? null : (
            <Callout>
              {t('ownFirst')}{' '}
              <Link href="/imah/akun/keamanan?kembali=%2Fimah%2Fsettings%2Fgeneral#verifikasi">{t('ownOpen')}</Link>
            </Callout>
          )}
          <FormMessage message={form.message} />
          <RadioGroup
            name="audience"
            label={t('label')}
            look="card"
            defaultValue={rule.audience}
            options={secondFactorAudiences.map((value) => ({
              value,
              label: t(`audiences.${value}`),
              hint: t(`hints.${value}`),
              disabled: !mayAsk,
            }))}
            error={form.errorOf('audience')}
          />
          <TextField
            name="graceDays"
            label={t('days')}
            hint={t('daysHint')}
            inputMode="numeric"
            maxLength={2}
            defaultValue={String(rule.graceDays)}
            disabled={!mayAsk}
            error={form.errorOf('graceDays')}
          />
          {mayAsk ? (
            <div>
              <Button type="submit" tone="primary" loading={form.status === 'submitting'}>
                {t('save')}
              </Button>
            </div>
          ) : null}
        </Stack>
      </form>
    </Card>
  );
}

function isDays(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= mostGraceDays;
}
