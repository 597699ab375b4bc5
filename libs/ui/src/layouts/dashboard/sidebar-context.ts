import { createContext, use } from 'react';

export type SidebarState = 'open' | 'folded';

export const SidebarContext = createContext<SidebarState>('open');

/** For what is put into the sidebar's slots: folded leaves room for an icon only. */
export function useSidebar(): SidebarState {
  return use(SidebarContext);
}
