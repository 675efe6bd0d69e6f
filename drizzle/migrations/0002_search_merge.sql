-- Every word is looked for in every segment of the index, so segments are merged as soon as there are two of a kind.
INSERT INTO `search_index` (`search_index`, `rank`) VALUES ('automerge', 2);
--> statement-breakpoint
INSERT INTO `search_index` (`search_index`, `rank`) VALUES ('usermerge', 2);
