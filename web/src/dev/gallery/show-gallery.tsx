import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserHistory, Router } from '../../ui/router/router.tsx';
import { followDarkTheme } from './dark-theme.ts';
import { Gallery } from './gallery.tsx';
import './gallery.css';

/** Draws the gallery instead of the shop. */
export function showGallery(root: HTMLElement) {
  followDarkTheme();
  createRoot(root).render(
    <StrictMode>
      <Router history={browserHistory()}>
        <Gallery />
      </Router>
    </StrictMode>,
  );
}
