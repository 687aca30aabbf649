/** Fields that no first step needs at once. */
export { SearchInput } from './choice/SearchInput';
export { ListField } from './list/Field';
