import { Heading, SideNav, type SideNavItem, Stack } from '@imah/ui';
import { bellIcon, codeIcon, shieldIcon, circleUserIcon, fileLockIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { sideOf, useApp } from '@imah/app/ports';
import { useNameInTitle } from '@imah/app/shell';
import { useAccountTexts } from '../texts.ts';

const pages = {
  profile: { href: '/imah/akun/profil', icon: circleUserIcon },
  security: { href: '/imah/akun/keamanan', icon: shieldIcon },
  notifications: { href: '/imah/akun/pemberitahuan', icon: bellIcon },
  privacy: { href: '/imah/akun/privasi', icon: fileLockIcon },
  developer: { href: '/imah/link', icon: codeIcon },
} as const satisfies Readonly<Record<string, Pick<SideNavItem, 'href' | 'icon'>>>;

export type AccountPageName = keyof typeof pages;

const order: readonly AccountPageName[] = ['profile', 'security', 'notifications', 'privacy', 'developer'];

export interface AccountFrameProps {
  readonly page: AccountPageName;
  /** `list`: the address of the account itself, where a phone shows what there is. */
  readonly shown?: 'list' | 'page';
  readonly children: ReactNode;
}

/** What stands around every page of a person's own account. */
export function AccountFrame({ page, shown = 'page', children }: AccountFrameProps) {
  const t = useAccountTexts();
  const { person } = useApp();
  // Who only lives here writes no programs; the address is there for those who do.
  const offered = order.filter((name) => name !== 'developer' || name === page || sideOf(person) !== 'reports');
  useNameInTitle(shown === 'list' ? null : `${t(`pages.${page}.title`)} · ${t('title')}`);
  return (
    <SideNav
      label={t('title')}
      listHref="/imah/akun"
      shown={shown}
      items={offered.map((name) => ({
        ...pages[name],
        label: t(`pages.${name}.title`),
        description: t(`pages.${name}.text`),
        active: name === page,
      }))}
    >
      <Stack gap="xl">
        <Heading level={1}>{t(`pages.${page}.title`)}</Heading>
        {children}
      </Stack>
    </SideNav>
  );
}
