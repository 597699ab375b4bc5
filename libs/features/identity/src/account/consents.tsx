import { useRead } from '@imah/api-client/react';
import type { AnswerOf } from '@imah/contract/endpoints';
import { DescriptionList, Link, Stack, Switch, Text } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { termsVersion } from '@imah/features-public/legal';
import { accountCommands } from './parts/account-commands.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { SectionRead } from './parts/section-read.tsx';
import { useAccountTexts } from './texts.ts';

type Consent = AnswerOf<'getProfile'>['data']['consents'][number];

/** What the person has agreed to, since when; what is optional is switched off by one press. */
export function Consents() {
  const t = useAccountTexts();
  const format = useFormat();
  const profile = useRead('getProfile', {});
  const change = useCommand(accountCommands.consentToNews, { refusal: 'caller' });
  const since = ({ givenAt, withdrawnAt, version }: Consent) => {
    if (givenAt === null) return t('consents.never');
    if (withdrawnAt !== null) return t('consents.withdrawn', { date: format.date(withdrawnAt, 'Asia/Jakarta') });
    return t('consents.given', { date: format.date(givenAt, 'Asia/Jakarta'), version: version ?? '–' });
  };

  return (
    <Stack gap="md">
      <Text tone="muted">
        {t.rich('consents.text', {
          terms: (words) => <Link href="/terms">{words}</Link>,
          privacy: (words) => <Link href="/privacy">{words}</Link>,
        })}
      </Text>
      <ChangeFailure error={change.error} />
      <SectionRead query={profile}>
        {({ consents }) => {
          const news = consents.find(({ purpose }) => purpose === 'news');
          const isGiven = news !== undefined && news.givenAt !== null && news.withdrawnAt === null;
          return (
            <Stack gap="md">
              <DescriptionList
                items={consents.map((consent) => ({
                  term: t(`consents.purposes.${consent.purpose}`),
                  detail: since(consent),
                }))}
              />
              <Switch
                label={t('consents.news')}
                value={isGiven ? 'on' : 'off'}
                command={change.isPending ? 'pending' : 'settled'}
                onChange={({ value }) => void change.run({ given: value === 'on', version: termsVersion })}
              />
            </Stack>
          );
        }}
      </SectionRead>
    </Stack>
  );
}
