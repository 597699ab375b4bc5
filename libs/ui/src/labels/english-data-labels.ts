import type { DataLabels } from './data-labels.ts';

export const englishDataLabels: DataLabels = {
  actions: 'Actions',
  after: 'After',
  all: 'All',
  before: 'Before',
  beforeAndAfter: 'Before and after',
  empty: 'empty',
  finished: 'Finished',
  page: 'Page {page}',
  pageOf: 'Page {page} of {pages}',
  pages: 'Choose a page',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  remove: 'Remove {name}',
  stepCurrent: 'current',
  stepDone: 'done',
  stepFailed: 'needs attention',
  stepOf: 'Step {step} of {steps}',
  steps: 'Steps',
  stop: 'Stop',
};
