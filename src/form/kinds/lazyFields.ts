/** Fields that the first script does not contain. */
export { SearchInput } from './choice/SearchInput';
export { LateField } from './LateField';
export { TermChoices } from './loan/TermChoices';
