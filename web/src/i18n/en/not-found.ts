export const notFound = {
  title: 'Oops! Page not found',
  message: 'The moon is here, the page is not. It may have moved, or the address has a slip in it.',
  home: 'Return to Home',
};
