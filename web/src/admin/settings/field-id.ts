/** The element of a setting, so that a problem can lead to it. */
export const fieldId = (field: string) => `setting-${field.replaceAll('.', '-')}`;
