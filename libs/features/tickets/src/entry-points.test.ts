import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  'lists/all': ['TicketsPage'],
  lists: ['BuildingTicketPage'],
  'lists/model': ['listKeys', 'noFilter', 'ticketLists'],
  numbers: ['TicketNumbers', 'TicketNumbersSkeleton'],
  report: ['NewTicketPage'],
  'report/keep': ['ReportFormKeeper'],
  'report/problem': ['categoryIcon', 'isCategoryKey', 'ProblemTiles'],
  scan: ['ScanPage'],
  'scan/labels': ['ScanLabels'],
  settings: ['SettingsTicketPage'],
  'ticket/actions': ['MoveDialog', 'useTicketCategories'],
  ticket: ['TicketPage'],
  'ticket/model': ['viewerOf'],
  'ticket/parts': ['SlaChip', 'TicketPriorityBadge', 'TicketStateBadge', 'useTicketWords'],
  'ticket/place': ['commonOptions', 'nameOfUnit', 'placeOptions', 'placeValue', 'spotOf', 'unitOptions'],
});
