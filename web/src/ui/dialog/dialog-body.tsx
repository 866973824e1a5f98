import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** The one rule of space inside a dialog: its margins follow the title's, its parts keep one distance. */
const space = 'grid grid-cols-1 gap-5 px-4.5 pt-1 pb-6 md:px-7';

/** What a dialog shows between its title and its buttons. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(space, className)} {...rest} />;
}

/** The same where it is filled in; a button of the footer sends it by its id. */
export function DialogForm({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate className={classNames(space, className)} {...rest} />;
}
