// For a page that cannot have a checker beside it. A file of its own: others do without what checks are made of.
export { launchFindings } from '@wence/schema';
