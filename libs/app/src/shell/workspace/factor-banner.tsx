import { ButtonLink, EmptyState, Link } from '@imah/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useNow } from '../../i18n/clock.tsx';
import { useApp } from '../../ports/index.ts';
import { factorHref, type MissingFactor, missingFactorOf } from './missing-factor.ts';
import { useWorkspaceTexts } from './texts.ts';
import { demo } from './workspace.css.ts';

const accountPath = '/imah/akun';

function useMissingFactor(): { readonly missing: MissingFactor; readonly href: string; readonly isAccount: boolean } {
  const { person } = useApp();
  const { pathname, search } = useLocation();
  const missing = missingFactorOf(person, useNow(60_000));
  return { missing, href: factorHref(pathname + search), isAccount: pathname.startsWith(accountPath) };
}

/** Says that an organisation asks for a second factor, and how many days are left or that it is closed till then. */
export function FactorBanner() {
  const t = useWorkspaceTexts();
  const { missing, href, isAccount } = useMissingFactor();
  if (missing.kind === 'none') return null;
  const { organization } = missing;
  return (
    <div className={demo}>
      <span>
        {missing.kind === 'grace'
          ? t('factor.grace', { organization, days: missing.days })
          : t('factor.withheld', { organization })}
      </span>
      {isAccount ? null : <Link href={href}>{t('factor.open')}</Link>}
    </div>
  );
}

/** Leads to where a second factor is set up, in place of a page of which nothing may be read without one. */
export function FactorGate({ children }: { readonly children: ReactNode }) {
  const t = useWorkspaceTexts();
  const { missing, href, isAccount } = useMissingFactor();
  if (missing.kind !== 'withheld' || !missing.all || isAccount) return children;
  const { organization } = missing;
  return (
    <EmptyState
      title={t('factor.title')}
      text={t('factor.text', { organization })}
      actions={
        <ButtonLink tone="primary" href={href}>
          {t('factor.open')}
        </ButtonLink>
      }
    />
  );
}
