import { HeadContent, Outlet } from "@tanstack/react-router";
import { AppFrame } from "./app-frame.tsx";

/** The page of every route: what it says of itself to the browser, and its screen within the frame. */
export function WholePage() {
  return (
    <>
      <HeadContent />
      <AppFrame>
        <Outlet />
      </AppFrame>
    </>
  );
}
