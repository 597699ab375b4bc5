export * from '@imah/contract/plans';
