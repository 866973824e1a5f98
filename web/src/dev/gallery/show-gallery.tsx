import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { followDarkTheme } from './dark-theme.ts';
import { Gallery } from './gallery.tsx';
import './gallery.css';

/** Draws the gallery instead of the shop. */
export function showGallery(root: HTMLElement) {
  followDarkTheme();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </StrictMode>,
  );
}
