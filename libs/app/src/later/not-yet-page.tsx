import { ButtonLink, EmptyState } from '@imah/ui';
import { clockIcon } from '@imah/ui/icons';
import { defineTexts } from '../i18n/define-texts.ts';
import { laterPages, type LaterSubject } from './later-pages.ts';
import { laterTextsId } from './messages/id.ts';

const useTexts = defineTexts({ id: laterTextsId, loadEn: async () => (await import('./messages/en.ts')).laterTextsEn });

/** A page whose subject is not available yet: its title, and one sentence about what will be there. */
export function NotYetPage({ subject }: { readonly subject: LaterSubject }) {
  const t = useTexts();
  const { frame } = laterPages[subject];
  return (
    <EmptyState
      data-state="not-yet"
      icon={clockIcon}
      // Inside a building the page above has the h1.
      level={frame === 'building' ? 2 : 1}
      size="page"
      title={t(`${subject}.title`)}
      text={
        <>
          <strong>{t('notYet')}</strong> {t(`${subject}.text`)}
        </>
      }
      actions={frame === 'building' ? null : <ButtonLink href="/imah">{t('back')}</ButtonLink>}
    />
  );
}
