export * from '@imah/contract/plans/words';
