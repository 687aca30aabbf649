/** Fields that the first script does not contain. */
export { SearchInput } from './choice/SearchInput';
export { ListField } from './list/Field';
export { TermChoices } from './loan/TermChoices';
