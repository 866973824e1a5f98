/** The declarations with which tokens.css turns the back office dark, read from the page's own stylesheets. */
function darkDeclarations(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const dark = rules
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [rule] : []))
    .filter(({ conditionText }) => conditionText.includes('prefers-color-scheme: dark'))
    .flatMap((rule) => [...rule.cssRules]);
  return dark.flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.style.cssText] : [])).join('');
}

/** Shows the dark pair of every colour, whatever the system prefers, dialogs and toasts included. */
export function followDarkTheme() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root[data-gallery="dark"] { ${darkDeclarations()} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
