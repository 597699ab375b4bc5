export * from '@imah/state-machines';
