import { useBuilding } from '@imah/api-client/react';
import type { Breadcrumb } from '@imah/ui';
import { useParams } from 'react-router-dom';
import { useApp } from '../../ports/app-ports.tsx';
import { sideOf } from '../../ports/ticket-side.ts';
import { useLocale } from '../../i18n/index.ts';
import { type ResolvedRoute, titles } from '../routes/index.ts';
import { useWorkspaceTexts } from './texts.ts';

/** Beranda, the building or the settings one is in, the page. */
export function useBreadcrumbs({ name, title }: ResolvedRoute, building: 'inside' | 'outside'): Breadcrumb[] {
  const { locale } = useLocale();
  const t = useWorkspaceTexts();
  const { person } = useApp();
  const { id = '' } = useParams();
  const inside = building === 'inside';
  const { data } = useBuilding(id, { enabled: inside });

  const home = { label: titles.beranda[locale], href: '/imah' };
  if (name === 'beranda') return [home];
  const isReport = (name === 'ticket' || name === 'tickets') && sideOf(person) === 'reports';
  const page = title === null ? [] : [{ label: isReport ? t(`reportPages.${name}`) : title[locale] }];
  if (!inside && name !== 'settings' && name.startsWith('settings'))
    return [home, { label: titles.settings[locale], href: '/imah/settings' }, ...page];
  if (!inside) return [home, ...page];
  const crumb = { label: data?.name ?? titles.building[locale], href: `/imah/building/${id}` };
  return name === 'buildingOverview' ? [home, crumb] : [home, crumb, ...page];
}
