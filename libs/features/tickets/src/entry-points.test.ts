import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  'lists/all': ['TicketsPage'],
  lists: ['BuildingTicketPage'],
  'lists/model': ['noFilter', 'useTicketCounts'],
  numbers: ['TicketNumbers', 'TicketNumbersSkeleton'],
  report: ['NewTicketPage'],
  'report/keep': ['ReportFormKeeper'],
  'report/problem': ['categoryIcon', 'isCategoryKey', 'ProblemTiles'],
  scan: ['ScanPage'],
  'scan/labels': ['ScanLabels'],
  settings: ['SettingsTicketPage'],
  'ticket/actions': ['MoveDialog'],
  'ticket/commands': [
    'about',
    'assignmentOf',
    'checkAnswerOf',
    'editOf',
    'giveOrder',
    'moveOf',
    'useMoveTold',
    'withAnswers',
    'withOrders',
    'writeSent',
  ],
  ticket: ['TicketPage'],
  'ticket/parts': ['SlaChip', 'TicketPriorityBadge', 'TicketStateBadge', 'useTicketWords'],
});
